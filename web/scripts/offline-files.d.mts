export interface OfflineFiles {
  shell: string[];
  rest: string[];
  languages: Record<string, string[]>;
}
export const LANGUAGES: string[];
export function offlineFiles(names: string[], html: string): OfflineFiles;
export function keptFor(files: OfflineFiles, language: string): string[];
