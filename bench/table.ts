export type Align = 'left' | 'right';

/** Columns as wide as their widest cell, two spaces apart; no trailing spaces. */
export const formatTable = (rows: readonly (readonly string[])[], aligns: readonly Align[]): string => {
  const widths = aligns.map((_, column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  const formatCell = (cell: string, column: number): string =>
    aligns[column] === 'right' ? cell.padStart(widths[column]) : cell.padEnd(widths[column]);
  return rows.map((row) => row.map(formatCell).join('  ').trimEnd()).join('\n');
};

/** `12,345`, `67.8`, `3.21`: no more digits than are significant. */
export const formatNumber = (value: number): string => roundFigure(value).toLocaleString('en-GB', { maximumFractionDigits: 6 });

/** Four significant digits; the rest varies from run to run. */
export const roundFigure = (value: number): number => Number(value.toPrecision(4));
