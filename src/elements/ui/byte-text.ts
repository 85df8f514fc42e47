const units = ["KB", "MB", "GB"] as const;

/** Formats a file size: whole bytes, or units with at most one decimal. 1 KB is 1024 bytes. */
export function byteTextOf(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let amount = bytes / 1024;
  let unit = 0;
  while (Math.round(amount * 10) / 10 >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${Math.round(amount * 10) / 10} ${units[unit]}`;
}
