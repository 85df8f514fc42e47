/** Opens the doctor in a page whose address asks for it: `?scout-doctor`. */
export function openDoctorIfAsked(): void {
  if (!/[?&]scout-doctor\b/.test(window.location.search)) return;
  import("./doctor.ts").then(
    ({ openDoctor }) => openDoctor(),
    () => {}, // the files cannot be loaded, as the browser's console says
  );
}
