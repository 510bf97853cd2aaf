// Can there be a hall in this page, and is there one behind it?
import { siteOf } from '../ui/address.ts';
import { hallUrl } from './url.ts';

// Whether this page has a hall and this browser all that it needs; whether it works shows when it is started.
export const canBeHere = hallUrl !== null && ['Worker', 'indexedDB', 'WebAssembly'].every((name) => name in globalThis);

// Behind a folder of files there is none.
export const hasServer = !siteOf(document).fileServer;

// Tables of the hall in the page have ids and codes that say so.
export const isHere = (address: string): boolean => address.startsWith('here-');
