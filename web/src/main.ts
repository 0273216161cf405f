import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/fraunces/soft-italic.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './styles/tokens.css';
import './styles/art.css';
import './styles/base.css';
import './styles/states.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker } from './lib/away.svelte';

export default mount(App, { target: document.getElementById('app')! });

addEventListener('load', startWorker);
