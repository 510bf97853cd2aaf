// Decides for a person by messages instead of touches, for the long rest of a game whose beginning was played by hand.

// Runs in the page, whose cookie says who one is: a socket of its own beside the client's. Of the legal actions it
// takes the first one that `wanted` matches, else the last one. Gives the number of decisions when the game is over.
export function decideAll({ table, wanted }: { table: string; wanted: string }): Promise<number> {
  interface Update {
    seq: number;
    turn: { over: boolean };
    legal: Record<string, string[]>;
  }
  return new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
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
