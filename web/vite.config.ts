import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the hall runs beside Vite: HALL=http://127.0.0.1:8080 npm run dev
const hall = process.env.HALL ?? 'http://127.0.0.1:8080';

// What every page needs is one script, and what every table needs one more: a few dozen small ones compress worse.
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
function neededBy(file: string): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | null = null;
  return (id, graph) => {
    if (!needed) {
      needed = new Set([join(import.meta.dirname, file)]);
      for (const one of needed) for (const other of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(other);
    }
    return needed.has(id);
  };
}
const together = [
  { name: 'index', isNeeded: neededBy('index.html') },
  { name: 'TablePage', isNeeded: neededBy('src/pages/TablePage.svelte') },
];
const groups = together.map(({ name, isNeeded }, i) => ({
  name: (id: string, graph: Graph) => (isNeeded(id, graph) ? name : null),
  priority: together.length - i,
}));

// The words of a language have it in their name: scripts/offline-files.mjs goes by it.
function named({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const language = /\/(\w\w)\/[\w-]+\.ftl\?/.exec(facadeModuleId ?? '')?.[1];
  return `assets/[name]${language ? `.${language}` : ''}-[hash].js`;
}

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Scripts and styles find their files beside themselves, so that the site can lie in any folder. Only the page names
  // them from the top: a hall shows it at every address. `ravenhall export-site` makes that relative too.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: URLs would need a wider content policy
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { chunkFileNames: named, codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: hall, changeOrigin: true, headers: { origin: hall } },
      '/ws': { target: hall.replace('http', 'ws'), ws: true, changeOrigin: true, headers: { origin: hall } },
    },
  },
  test: {
    environment: 'happy-dom',
    retry: 1, // as in vitest.e2e.config.ts: some wait for a real hall's module, whose games are dealt anew
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
