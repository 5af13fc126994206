import { describeScreens } from '../harness/axe-screens';
import { ACCOUNT_SCREENS } from './account-screens';
import { openOnlineStage } from './online-stage';

// Who asks who they are, and is nobody, is told so by a refusal.
describeScreens(ACCOUNT_SCREENS, { open: openOnlineStage, forgiven: /401/ });
