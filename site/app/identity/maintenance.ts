let asked: () => boolean = () => false;

/** Whether the flag `maintenanceNotice` holds on the page that is shown; said once by who knows the page. */
export const maintenance = {
  isOn: (): boolean => asked(),
  ask(by: () => boolean): void {
    asked = by;
  },
};
