// As much of WASI as the hall's module asks for: time, chance, and a place to complain.

const BAD_FILE = 8;
const NOT_THERE = 52;
const CLOCK_MONOTONIC = 1;

// Milliseconds since 1970 that go forward evenly, whatever is done to the machine's clock.
export const evenNow = (): number => performance.timeOrigin + performance.now();

export function wasi(memory: () => WebAssembly.Memory): Record<string, (...args: never[]) => number> {
  const view = () => new DataView(memory().buffer);
  const complained: string[] = [];
  return {
    clock_time_get: (clock: number, _precision: bigint, out: number) => {
      const ms = clock === CLOCK_MONOTONIC ? performance.now() : evenNow();
      view().setBigUint64(out, BigInt(Math.round(ms * 1e6)), true);
      return 0;
    },
    random_get: (out: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, out, size));
      return 0;
    },
    fd_write: (file: number, parts: number, count: number, written: number) => {
      let text = '';
      let bytes = 0;
      for (let i = 0; i < count; i++) {
        const at = view().getUint32(parts + 8 * i, true);
        const size = view().getUint32(parts + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, size));
        bytes += size;
      }
      view().setUint32(written, bytes, true);
      complained.push(text);
      if (text.endsWith('\n')) console[file === 2 ? 'warn' : 'log'](complained.splice(0).join('').trimEnd());
      return 0;
    },
    fd_close: () => BAD_FILE,
    fd_fdstat_get: () => BAD_FILE,
    fd_seek: () => BAD_FILE,
    fd_read: () => BAD_FILE,
    environ_get: () => 0,
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    sched_yield: () => NOT_THERE,
    proc_exit: (code: number): number => {
      throw new Error(`the hall's module has ended with ${code}`);
    },
  };
}
