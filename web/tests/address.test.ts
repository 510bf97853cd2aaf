// Addresses of the pages: as paths of a hall, below a folder, and behind a # on a plain file server.
import { describe, expect, it } from 'vitest';
import { addressAt, placeAt, type Site, siteOf } from '../src/ui/address.ts';

const HALL: Site = { base: '/', fileServer: false };
const BELOW: Site = { base: '/club/ravenhall/', fileServer: false };
const FILES: Site = { base: '/club/ravenhall/', fileServer: true };
const at = (site: Site, address: string) => placeAt(site, new URL(address, 'https://example.org'));

describe('an address', () => {
  it.each([
    [HALL, '/', '/'],
    [HALL, '/t/here-abc?tutorial=1', '/t/here-abc?tutorial=1'],
    [BELOW, '/', '/club/ravenhall/'],
    [BELOW, '/replay/x?at=3', '/club/ravenhall/replay/x?at=3'],
    [FILES, '/', '/club/ravenhall/#/'],
    [FILES, '/t/here-abc?tutorial=1', '/club/ravenhall/#/t/here-abc?tutorial=1'],
  ])('%o: %s is %s, and leads back to it', (site, path, address) => {
    expect(addressAt(site, path)).toBe(address);
    const place = at(site, address);
    expect(`${place?.path}${place?.search}`).toBe(path);
  });

  it('of a file server without anything behind # is the first page', () => {
    expect(at(FILES, '/club/ravenhall/')).toEqual({ path: '/', search: '' });
    expect(at(FILES, '/club/ravenhall/index.html')).toEqual({ path: '/', search: '' });
    expect(at(FILES, '/club/ravenhall/index.html#/rules')).toEqual({ path: '/rules', search: '' });
  });

  it('of something else is none of ours', () => {
    expect(at(HALL, '/api/tables/x/record')).toBeNull();
    expect(at(BELOW, '/club/other')).toBeNull();
    expect(at(FILES, '/club/ravenhall/#content')).toBeNull(); // a place on the page
    expect(at(FILES, '/club/ravenhall/games.txt')).toBeNull();
  });
});

describe('the site', () => {
  const page = (baseURI: string, files: boolean) => ({ baseURI, querySelector: () => (files ? {} : null) }) as never;
  it('is a hall at its top, or the folder where the page lies', () => {
    expect(siteOf(page('https://example.org/t/abc', false))).toEqual(HALL);
    expect(siteOf(page('https://example.org/club/ravenhall/#/t/x', true))).toEqual(FILES);
    expect(siteOf(page('https://example.org/club/ravenhall/index.html', true))).toEqual(FILES);
  });
});
