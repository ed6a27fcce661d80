### Was von einer Datei bekannt ist, die gespeichert werden sollte.

saving-saved = Die Datei ist gespeichert.
saving-asked = Der Browser wurde gebeten, die Datei zu speichern.
saving-stopped = Nicht gespeichert: Du hast den Dialog geschlossen.
saving-failed = Nicht gespeichert: Dort ließ sich die Datei nicht schreiben. Wähl einen anderen Ort.
