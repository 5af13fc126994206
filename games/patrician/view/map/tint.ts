/** By day the colour itself; the style sheet makes the night of it. */
export const tint = (colour: string): Readonly<Record<'--colour', string>> => ({ '--colour': colour });
