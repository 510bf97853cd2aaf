import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the hall runs beside Vite: HALL=http://127.0.0.1:8080 npm run dev
const hall = process.env.HALL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: URLs would need a wider content policy
    chunkSizeWarningLimit: 300,
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
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
