'use client';
import { useState } from 'react';

export function Buttons() {
  const [saved, setSaved] = useState(false);
  const [shared, setShared] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setSaved(!saved)}>{saved ? 'Saved' : 'Save'}</button>
      <button type="button" onClick={() => setShared(shared + 1)}>Share {shared}</button>
    </p>
  );
}
