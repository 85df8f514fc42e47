import type { PdfFault } from "../../../core/files/pdf-file.ts";

export const pdfFaultsSpanish: Readonly<Record<PdfFault, string>> = {
  empty: "Este PDF está vacío. Inténtelo más tarde.",
  damaged: "Este PDF está dañado o incompleto. Inténtelo más tarde o descárguelo.",
  password: "Este PDF está protegido con contraseña. Descárguelo para abrirlo.",
  xfa: "Este formulario requiere Adobe Acrobat. Descárguelo para abrirlo allí.",
  unreadable: "Este PDF no se puede mostrar aquí. Descárguelo para leerlo.",
};
