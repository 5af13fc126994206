import { describeScreens } from '../harness/axe-screens';
import { FRIENDS_SCREENS } from './friends-screens';
import { openOnlineStage } from './online-stage';

// Who asks who they are, and is nobody, is told so by a refusal; the last screen has no line.
describeScreens(FRIENDS_SCREENS, { open: openOnlineStage, forgiven: /401|ERR_|WebSocket/ });
