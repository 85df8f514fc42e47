/** Formats dollars: `$1,234.50`, `−$5.00`, or a dash if unknown. In PDF files the minus is a dash. */
export function moneyText(dollars: number | null): string {
  if (dollars === null) return "–";
  const text = Math.abs(dollars).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return dollars < 0 && text !== "0.00" ? `−$${text}` : `$${text}`;
}
