// What neither types (npm run check) nor prettier see. No rule needs types, so that it stays quick.
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist/', 'shots/', 'src/generated/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['src/**', 'public/**', 'e2e/**', 'dev/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['*.{js,ts}', '{dev,e2e,scripts,tests}/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@stylistic': stylistic },
    rules: {
      // Prettier breaks no comment. Texts and the paths of pictures may be longer: broken they are harder to read.
      '@stylistic/max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: '^ *d="M[^"]*"$' },
      ],
      // As TypeScript has it: what must be named and is not used begins with _.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A Map or Set is plain here on purpose: what is drawn is $state, the rest (caches, fingers on the board) must
      // not make anything be drawn anew.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
