// Decides for a person by messages instead of touches, for the long rest of a game whose beginning was played by hand.

interface Wish {
  table: string;
  wanted: string;
  most: number;
}

// Runs in the page, whose cookie (or worker) says who one is: a socket of its own beside the client's. Of the legal
// actions it takes the first one that `wanted` matches, else the last one. Gives the number of decisions when the game
// is over, or when it is asked again after `most` of them.
export function decideAll({ table, wanted, most }: Wish): Promise<number> {
  interface Update {
    seq: number;
    turn: { over: boolean };
    legal: Record<string, string[]>;
  }
  return new Promise((done) => {
    // A socket of the hall in the page.
    const joined = (worker: Worker): Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage'> => {
      const number = 1_000_000;
      const say = (message: object) => Worker.prototype.postMessage.call(worker, { socket: number, ...message });
      const socket: ReturnType<typeof joined> = {
        send: (text) => say({ do: 'send', text }),
        close: () => say({ do: 'close' }),
        onopen: null,
        onmessage: null,
      };
      worker.addEventListener('message', ({ data }: MessageEvent<{ say: string; socket?: number; text?: string }>) => {
        if (data.socket !== number) return;
        if (data.say === 'opened') socket.onopen?.call(socket as WebSocket, new Event('open'));
        if (data.say === 'text')
          socket.onmessage?.call(socket as WebSocket, new MessageEvent('m', { data: data.text }));
      });
      say({ do: 'open' });
      return socket;
    };
    const here = table.startsWith('here-') ? window.workerOfHere : undefined;
    const socket = here ? joined(here) : new WebSocket(`ws://${location.host}/ws`);
    const liked = new RegExp(wanted);
    let id = 0;
    let made = 0;
    let answered = -1; // the update that was answered
    const send = (message: object) => socket.send(JSON.stringify({ id: ++id, table, ...message }));
    const answer = ({ seq, turn, legal }: Update) => {
      if (turn.over) {
        socket.close();
        done(made);
        return;
      }
      const [seat, actions] = Object.entries(legal)[0] ?? [];
      if (seat === undefined || !actions || seq <= answered) return;
      if (made === most) {
        socket.close();
        done(made);
        return;
      }
      answered = seq;
      made++;
      send({ do: 'act', seat: Number(seat), seq, action: actions.find((a) => liked.test(a)) ?? actions.at(-1) });
    };
    socket.onopen = () => send({ do: 'watch', since: 0 });
    socket.onmessage = ({ data }) => {
      const { update } = JSON.parse(String(data)) as { update?: Update };
      if (update) answer(update);
    };
  });
}
