import type { TableLayout } from '@showboat/ui';

/** Sizes of what belongs to a city, in world units; heights are below the ground line. */
export interface Measures {
  readonly floor: { readonly width: number; readonly height: number };
  readonly card: { readonly above: number; readonly scale: number };
  readonly pill: { readonly below: number; readonly width: number; readonly height: number; readonly disc: number };
  readonly plate: { readonly below: number; readonly width: number; readonly height: number };
  /** Of a site for the pointer: from above the tallest tower down to the pill. */
  readonly reach: { readonly width: number; readonly above: number; readonly below: number };
}

export const MEASURES: Readonly<Record<TableLayout, Measures>> = {
  wide: {
    floor: { width: 48, height: 18.5 },
    card: { above: 32, scale: 1.12 },
    pill: { below: 19, width: 52, height: 25, disc: 10.6 },
    plate: { below: 36, width: 158, height: 26 },
    reach: { width: 56, above: 162, below: 34 },
  },
  phone: {
    floor: { width: 32, height: 9.6 },
    card: { above: 29, scale: 0.94 },
    pill: { below: 13, width: 42, height: 19, disc: 8.8 },
    plate: { below: 3, width: 90, height: 21 },
    reach: { width: 64, above: 62, below: 24 },
  },
};
