// Room on the chart for what is printed on it: whoever looks for that room and whoever prints must agree.

export const COMPASS_RADIUS = 52;
export const TITLE_WIDTH = 350;
