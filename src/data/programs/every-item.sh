. ./items.sh

items "fields=title"
