import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: here('../src/zellige/i18n/locales') } },
  // One style sheet and one script draw the first page; nothing is fetched from elsewhere.
  build: { outDir: here('../src/zellige/server/site'), emptyOutDir: true, cssCodeSplit: false, modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
