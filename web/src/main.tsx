import { effect } from '@preact/signals';
import { render } from 'preact';
import { beginLines, resumeSeats } from './lines';
import { recogniseMe } from './people';
import { followHistory, route } from './router';
import './style/index.css';
import { game } from './state/game';
import { App } from './ui/App';
import { closeDialog } from './ui/dialogs';
import { beginWanted } from './wanted';
import { language, words } from './words';

effect(() => {
  document.documentElement.lang = language.value;
  document.title = route.value.page === 'table' ? game.value.title : words.value.family;
});

effect(() => {
  // A dialog is about the page that it was opened on.
  route.value;
  closeDialog();
});

const root = document.getElementById('app');
if (root) render(<App />, root);
followHistory();
beginLines();
beginWanted();
recogniseMe().then(resumeSeats, () => {
  // The server cannot be reached: whatever is asked of it next says so.
});
