import '@showboat/ui/styles/fonts.css';
import '@showboat/ui/styles/theme.css';
import '@showboat/ui/styles/controls.css';
import { render } from 'preact';
import { App } from './app';
import { followLanguage } from './messages';
import { registerOffline } from './offline/register';
import { startRouter } from './shell/routes';
import { applySettings } from './settings/settings';

applySettings();
startRouter();
// Without messages nothing can be shown; most likely the network was lost while the page was loading.
followLanguage(() => setTimeout(() => location.reload(), 3000));
const root = document.querySelector('#app');
if (root) render(<App />, root);
registerOffline();
