import Papa from "papaparse";

declare global {
  /** Measures for how many milliseconds reading the chosen file blocks the page. */
  var measureParse: () => Promise<number>;
}

const input = document.createElement("input");
input.type = "file";
document.body.append(input);

globalThis.measureParse = async () => {
  const text = await input.files?.[0]?.text();
  if (text === undefined) throw new Error("No file was chosen.");
  const begunMs = performance.now();
  const { data } = Papa.parse(text);
  if (data.length === 0) throw new Error("Nothing was read.");
  return performance.now() - begunMs;
};
