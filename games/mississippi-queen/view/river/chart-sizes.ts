// Room on the chart for its lettering, shared by the code that searches for room and the code that draws.

export const COMPASS_RADIUS = 52;
export const TITLE_WIDTH = 350;
