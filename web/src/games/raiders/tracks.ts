// What the steps of the two tracks are worth at the end (DT-6, DT-8), from 0 on.
export const trackWorth: Record<'armour' | 'valkyrie', readonly number[]> = {
  armour: [0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6],
  valkyrie: [0, 0, 1, 2, 4, 7, 10, 15],
};
