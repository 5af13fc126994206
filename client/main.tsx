import '@showboat/ui/styles/fonts.css';
import '@showboat/ui/styles/theme.css';
import '@showboat/ui/styles/controls.css';
import { render } from 'preact';
import { App } from './app';
import { followLanguage } from './messages';
import { startRouter } from './shell/routes';
import { applySettings } from './settings/settings';

applySettings();
startRouter();
// Without messages nothing can be shown; most likely the network was lost while the page was loading.
followLanguage(() => setTimeout(() => location.reload(), 3000));
const root = document.querySelector('#app');
if (root) render(<App />, root);
// What a first table needs is loaded first. Not in development, where it would serve stale files.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => import('./offline/register').catch(() => undefined), 3000));
