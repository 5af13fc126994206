/** Solutions of the lessons, without the talk: tokens as in records. */
export const SOLUTIONS: Readonly<Record<string, string>> = {
  'first-dive': 'home1 +s . catwalk',
  catwalks: 'catwalk g12 s:r05>r10',
  tribute: 'l:r14>r09:B1 s:r05>r10:C1',
  shelters: 'shelter r08 .',
  'next-ante': 'poor . catwalk g16 s:r05>r10:B1C3',
  'last-fish': 'catwalk - s:r01>r09:C4',
  deluxe: 's:r11>r14:B1 . catwalk g12* .',
};
