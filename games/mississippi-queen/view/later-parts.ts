// What a table does not show in its first moments: plans, "why not?", dialogs, the result. One file: they are small, and each of them
// may be wanted at once when its time comes.

export { CallOuts } from './call-outs';
export { ExchangeDialog } from './panels/exchange-dialog';
export { loadHighlights } from './highlights';
export { laterPhrases } from './later-phrases';
export { loadLife } from './life';
export { Question, Stuck } from './panels/question';
export { ResultPanel } from './panels/result';
export { Overlay } from './panels/overlay';
export { TilesToCome } from './panels/tiles-to-come';
export { WarningDialog } from './panels/warning-dialog';
export { Die } from './pieces/die';
export { ImpactLayer } from './pieces/impact-layer';
export { MooredFleet } from './pieces/moored';
export { PointedSpaces } from './pieces/pointed-spaces';
export { PushTags } from './pieces/push-tags';
export { PlanGhost } from './pieces/plan-ghost';
export { Route } from './pieces/route';
export { SinceMarks } from './pieces/since-marks';
export { placesOn } from './river/logged';
export { ChartNames } from './river/names';
export { Parting } from './river/parting';
export { Trails } from './pieces/trails';
export { Ways } from './pieces/ways';
