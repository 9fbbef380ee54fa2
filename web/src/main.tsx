import { effect } from '@preact/signals';
import { render } from 'preact';
import { begin } from './play';
import './style/index.css';
import { game } from './state/game';
import { App } from './ui/App';
import { language } from './words';

effect(() => {
  document.documentElement.lang = language.value;
  document.title = game.value.title;
});

const root = document.getElementById('app');
if (root) render(<App />, root);
begin();
