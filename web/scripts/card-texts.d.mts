export function withCardTexts(rules: string, say: (key: string) => string | null): string;
export function rulesWithCards(): { path: string; text: string; wanted: string }[];
