import { type ReactNode, useState } from 'react';

interface ProbeProps {
  id: string;
  date?: Date;
  map?: ReadonlyMap<string, number>;
  children?: ReactNode;
}

/** Counts clicks, and shows props that JSON doesn't have. */
export function Probe({ id, date, map, children }: ProbeProps) {
  const [count, setCount] = useState(0);
  return (
    <div id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {id}
      </button>
      <output>{[count, date?.getUTCFullYear(), map?.get('one')].join(' ')}</output>
      {children}
    </div>
  );
}

/** Shows the value of a controlled slider, a controlled box and a controlled choice. */
export function Controls() {
  const [hours, setHours] = useState(10);
  const [sure, setSure] = useState(false);
  const [size, setSize] = useState('s');
  return (
    <div id="controls">
      <input type="range" min={0} max={100} value={hours} onChange={({ target }) => setHours(Number(target.value))} />
      <input type="checkbox" checked={sure} onChange={({ target }) => setSure(target.checked)} />
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option>s</option>
        <option>l</option>
      </select>
      <output>{`${hours} ${sure} ${size}`}</output>
    </div>
  );
}
