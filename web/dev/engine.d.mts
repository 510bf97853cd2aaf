export const PROGRAM: string;

export class Engine {
  constructor(game: string);
  // The answer; one that is not ok is thrown.
  ask<Answer>(request: { do: string; [field: string]: unknown }): Promise<Answer>;
  close(): void;
}
