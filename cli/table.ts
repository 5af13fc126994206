export type Align = 'left' | 'right';

/** Columns as wide as their widest cell, two spaces apart; no trailing spaces. */
export const tableLines = (rows: readonly (readonly string[])[], aligns: readonly Align[]): readonly string[] => {
  const widths = aligns.map((_, column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (aligns[column] === 'right' ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
};
