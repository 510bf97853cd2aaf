// The part of the REST protocol that is about people: one's own account and data, and whom one does not want to meet.
import { call } from './api.ts';

// Where somebody is logged in.
export interface Login {
  id: string;
  created: number | string;
  seen: number | string;
  device: string;
  current: boolean; // the one that asks
}

export interface Blocked {
  id: string;
  name: string;
}

const loginsOf = (answer: { sessions: Login[] }) => answer.sessions;
const blocksOf = (answer: { blocks: Blocked[] }) => answer.blocks;

export const account = {
  // All other sessions end.
  changePassword: (old: string, fresh: string) => call<unknown>('POST', '/api/password', { old, new: fresh }),
  logins: () => call<{ sessions: Login[] }>('GET', '/api/sessions').then(loginsOf),
  endLogin: (id: string) => call<{ sessions: Login[] }>('POST', '/api/sessions/end', { id }).then(loginsOf),
  endOtherLogins: () => call<{ sessions: Login[] }>('POST', '/api/sessions/end', { others: true }).then(loginsOf),
  exportUrl: '/api/me/export',
  // A guest has no password.
  remove: (password: string | null) => call<unknown>('POST', '/api/me/delete', password === null ? {} : { password }),

  blocks: () => call<{ blocks: Blocked[] }>('GET', '/api/blocks').then(blocksOf),
  block: (user: string, on: boolean) => call<{ blocks: Blocked[] }>('POST', '/api/block', { user, on }).then(blocksOf),
  report: (user: string, table: string, reason: string) =>
    call<unknown>('POST', '/api/report', { user, table, reason }),
};
