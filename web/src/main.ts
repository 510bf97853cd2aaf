import './fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/words.svelte.ts';
import { applySettings } from './ui/settings.svelte.ts';

applySettings();
const target = document.getElementById('app');
// Not awaited: this is the script that all others import from.
void setLanguage(preferredLanguage()).then(() => target && mount(App, { target }));

// Once nothing else is to be fetched: what makes the next visit work without the network.
const QUIET = 1_500;
if (import.meta.env.PROD)
  addEventListener('load', () =>
    setTimeout(() => void import('./offline/start.ts').then(({ start }) => start()), QUIET),
  );
