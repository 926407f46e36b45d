/** Whether films run on to the next one by themselves, as the reader turned it on this device. */
const name = 'neutron:1:run-on';

export function wantsRunOn(memory: Pick<Storage, 'getItem'>): boolean {
  try {
    return memory.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

export function saveRunOn(memory: Pick<Storage, 'setItem' | 'removeItem'>, isOn: boolean): void {
  try {
    if (isOn) memory.removeItem(name);
    else memory.setItem(name, 'off');
  } catch {
    // A browser that remembers nothing asks again next time.
  }
}
