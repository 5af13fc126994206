export { runBots } from './bots/run';
export { serve } from './serve';
