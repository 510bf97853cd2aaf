import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the hall runs beside Vite: HALL=http://127.0.0.1:8080 npm run dev
const hall = process.env.HALL ?? 'http://127.0.0.1:8080';

// What every page needs is one script, and what every table needs one more: a few dozen small ones compress worse.
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}
function isNeededBy(root: (id: string, isEntry: boolean) => boolean) {
  const known = new Map<string, boolean>();
  return function needed(id: string, graph: Graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // whoever imports in a circle is asked once
    const module = graph.getModuleInfo(id);
    const is = module !== null && (root(id, module.isEntry) || module.importers.some((by) => needed(by, graph)));
    known.set(id, is);
    return is;
  };
}
const byEveryPage = isNeededBy((_, isEntry) => isEntry);
const byEveryTable = isNeededBy((id) => id.endsWith('/pages/TablePage.svelte'));
function together(id: string, graph: Graph): string | null {
  if (byEveryPage(id, graph)) return 'shell';
  return byEveryTable(id, graph) ? 'table' : null;
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: {
    proxy: {
      '/api': { target: hall, changeOrigin: true, headers: { origin: hall } },
      '/ws': { target: hall.replace('http', 'ws'), ws: true, changeOrigin: true, headers: { origin: hall } },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
