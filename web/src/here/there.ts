// Can there be a hall in this page, and is there one behind it?
import { moduleUrl } from './url.ts';

// Whether this page has a hall and this browser all that it needs; whether it works shows when it is started.
export const canBeHere =
  moduleUrl !== null && ['Worker', 'indexedDB', 'WebAssembly'].every((name) => name in globalThis);

// A folder of files has no server; it is built so, or its page says so.
export const hasServer =
  !import.meta.env.VITE_STATIC &&
  document.querySelector<HTMLMetaElement>('meta[name="ravenhall-server"]')?.content !== 'none';

// Tables of the hall in the page have ids and codes that say so.
export const isHere = (address: string): boolean => address.startsWith('here-');
