import './fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/words.svelte.ts';
import { applySettings } from './ui/settings.svelte.ts';

applySettings();
await setLanguage(preferredLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
